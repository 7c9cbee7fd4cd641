import type { Translated } from '../catalogue.ts';
import type { farmWork as english } from '../en/farmWork.ts';

export const farmWork: Translated<typeof english> = {
  workToday: 'Travail des champs aujourd’hui',
  workTomorrow: 'Travail des champs demain',
  workLead:
    'Conseils généraux pour cette météo, pas encore relus par le CSIR. L’étiquette d’un produit passe avant tout.',
  workSample: 'Montré avec une météo d’exemple : n’agissez pas d’après elle.',
  workSources: 'D’où viennent les règles',
  spray: 'Traiter',
  plant: 'Planter',
  dry: 'Sécher la récolte',
  fertilizer: 'Épandre l’engrais',
  good: 'Bon',
  wait: 'Attendre',
  no: 'Pas maintenant',
  sourceRecalled: 'de mémoire du document, à vérifier',
  sourceOwn: 'notre propre règle, à relire',
  noRain: 'Aucune pluie n’est prévue',
  hardlyRain: 'Presque pas de pluie ({mm}) n’est prévue',
  chanceOf: ' ({chance} %)',
  cannotSay: 'On ne peut pas dire',
  cannotSayText: 'La prévision ne donne pas ce qu’il faut pour en juger.',
  hoursFromTo: 'de {from} à {to} environ',
  hoursAround: 'vers {from}',
  sprayNow: 'Vent léger de {wind} km/h à la buse, {hours}. {rain} pour les six heures suivantes.',
  sprayLater: 'Mieux vaut {hours} : vent léger de {wind} km/h à la buse. {rain} pour les six heures suivantes.',
  sprayMaybe:
    'Vent léger de {wind} km/h à la buse, {hours}, mais la pluie est possible vers {rainAt}{chance} et peut laver le produit.',
  sprayRain: 'La pluie est probable vers {rainAt} et laverait le produit.',
  sprayWindy:
    'Un vent allant jusqu’à {wind} km/h à la buse emporte le produit. Avec un pulvérisateur à dos, traitez à 10 km/h ou moins.',
  sprayHot: 'L’air est si chaud et si sec que les gouttes disparaissent avant d’atteindre la feuille.',
  sprayCalm: 'L’air est trop immobile, {wind} km/h à la buse : le brouillard fin y reste suspendu et dérive plus tard.',
  sprayDamp: 'L’air est si humide que le produit reste mouillé et coule de la feuille.',
  plantNow: 'Période de plantation ici : {crops}',
  plantUntil: '{crop} jusqu’au {day}',
  plantMoist:
    '{past} mm sont tombés ces sept derniers jours, et {mm} mm de plus sont probables en {days} jours sans longue pause.',
  plantDrySpell:
    '{past} mm sont tombés ces sept derniers jours, mais {dry} jours secs de suite arrivent : les plantules sécheraient. Attendez une pluie qui dure.',
  plantDriedOut:
    '{past} mm sont tombés ces sept derniers jours, mais les {since} derniers jours ont été secs : le haut du sol a de nouveau séché. Plantez quand il sera tombé plus.',
  plantFalls:
    '{soon} mm sont probables d’ici demain, et d’autres ensuite. Plantez une fois la pluie tombée et le sol humide sur une main de profondeur.',
  plantStorm:
    '{soon} mm sont probables d’ici demain, puis {dry} jours secs de suite : un orage ne suffit pas. Attendez une pluie qui dure.',
  plantAhead: '{mm} mm sont probables en {days} jours, mais ne sont pas encore tombés. Plantez quand ils le seront.',
  plantUnsure:
    '{all} mm peuvent venir en {days} jours, mais ce n’est pas sûr : la meilleure chance est de {best} %. Plantez quand 20 mm seront tombés.',
  plantLittle: 'Seulement {all} mm sont prévus en {days} jours. La semence a besoin d’environ 20 mm en une semaine.',
  plantDry: 'Presque pas de pluie n’est prévue en {days} jours. Une semence en sol sec est perdue.',
  drySun: '{rain}, et l’air est sec : {humidity} % d’humidité.',
  drySlow: 'Un air humide, {humidity} %, sèche lentement. Attendez un jour plus sec, ou retournez souvent le grain.',
  dryUntil: 'La pluie est probable vers {rainAt}. N’étalez que ce que vous pouvez couvrir à temps.',
  dryRain: 'La pluie est probable vers {rainAt}. Gardez la récolte à l’abri.',
  dryMaybe: 'La pluie est possible vers {rainAt}{chance}. N’étalez qu’avec une bâche à portée de main.',
  dryLate: 'Il reste trop peu de soleil aujourd’hui. Étalez le matin.',
  dryDamp: 'L’air est trop humide, {humidity} %, pour tirer l’eau du grain.',
  fertilizerHeavy: '{mm} mm de pluie sont probables d’ici un jour et emporteraient l’engrais hors du champ.',
  fertilizerCarried: '{mm} mm de pluie en deux jours le font entrer dans le sol.',
  fertilizerLight:
    'Seulement {mm} mm sont attendus en deux jours : cela mouille l’urée et la laisse partir dans l’air. Enfouissez-la, ou attendez.',
  fertilizerMaybe:
    '{mm} mm de pluie peuvent venir en deux jours, mais ce n’est pas probable{chance}. Attendez que ce le soit, ou enfouissez-le en sol humide.',
  fertilizerDry: '{rain} pour deux jours : il resterait sur le sol. Enfouissez-le en sol humide, ou attendez.',

  rainAheadAt: 'La pluie des jours à venir, {place}',
  rainDay: '{day} : {mm}, risque {chance} %',
  rainNothing: 'Aucun problème météo attendu pour ce travail.',
  waitToday: 'La prévision conseille d’attendre aujourd’hui',
  waitTomorrow: 'La prévision conseille d’attendre demain',
  rainSampleAdvises: 'Une prévision comme cet exemple conseillerait d’attendre',
  waitWith: '{activity} : {why}',
  rainUnknown: 'Il n’y a pas de prévision pour ce lieu en ce moment.',
  rainAwaited: 'La prévision est en route.',
  rainOpen: 'Toute la prévision pour {place}',
};
