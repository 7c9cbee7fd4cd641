import type { Translated } from '../catalogue.ts';
import type { home as english } from '../en/home.ts';

export const home: Translated<typeof english> = {
  title: 'Sachez quand semer, et ce qui vient ensuite',
  lead: 'AgriHub Ghana calcule la saison agricole de votre culture dans votre district, d’après les pluies que vous avez.',
  question: 'Que cultivez-vous, et où ?',
  crop: 'Je cultive',
  cropEmpty: 'Choisissez une culture',
  place: 'à',
  placeEmpty: 'Votre district',
  ask: 'Voir ma saison',
  figures: 'Compté d’après ce que le calendrier connaît',
  districts: 'districts avec leurs saisons',
  crops: 'cultures, du maïs au cacao',
  visits: 'visites à ce jour',
  towns: 'villes que vous pouvez chercher',
  openPlan: 'Ouvrir ce plan',
  landingSlides: 'À quoi sert le portail',
  open: 'Ouvrir',
  slideOpen: 'Ouvrir : {slide}',
  servicesTitle: 'Ce que vous pouvez faire ici',
  servicesAll: 'Tous les services',
  dataFrom: 'Données de',
  questions: 'Questions fréquentes',
  questionsAll: 'Aide et contact',
  calendarLead:
    'Une saison agricole, du premier défrichement au grenier sec, calculée pour votre district et ses pluies.',
  slideMonthsText: 'Que faire ce mois-ci, en deux lignes que l’on peut lire au champ.',
  slideTimelineText:
    'Toute la saison sur une ligne, avec le jour présent et la période où les pluies peuvent commencer.',
  slideRisksText: 'Ce qui peut mal tourner à chaque étape, et que faire alors.',
  slides: 'Ce que montre le calendrier',
};
