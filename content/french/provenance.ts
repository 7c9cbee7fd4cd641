/** How far something was checked and what it comes from where no document does, in French by their English. Titles of documents stay. */
export const provenanceTexts: Readonly<Record<string, string>> = {
  seen: 'vu',
  recalled: 'de mémoire',
  derived: 'déduit',
  'partly seen': 'vu en partie',
  'approximate: the days of the medium class were read in the source, the others are not from it':
    'approximatif : les jours de la classe moyenne ont été lus dans la source, les autres n’en viennent pas',
  'approximate: the early days were read in the source, those of the other classes are general knowledge':
    'approximatif : les jours précoces ont été lus dans la source, ceux des autres classes sont de connaissance générale',
  'approximate: the early and medium days were read in sources, those of the late landraces are general knowledge':
    'approximatif : les jours précoces et moyens ont été lus dans des sources, ceux des variétés locales tardives sont de connaissance générale',
  'approximate: the days of the medium class were read in the source, the others are general knowledge':
    'approximatif : les jours de la classe moyenne ont été lus dans la source, les autres sont de connaissance générale',
  'approximate: the medium class was read in the source, the bounds of early and late are general knowledge':
    'approximatif : la classe moyenne a été lue dans la source, les limites des précoces et tardives sont de connaissance générale',
  'approximate: 180 to 300 days were read in the source; the class bounds and the end of 365 days are general knowledge':
    'approximatif : 180 à 300 jours ont été lus dans la source ; les limites des classes et la fin à 365 jours sont de connaissance générale',
  'approximate: the days of some varieties were read in the source, the class bounds are general knowledge':
    'approximatif : les jours de certaines variétés ont été lus dans la source, les limites des classes sont de connaissance générale',
  'approximate: the range of the improved types was read in the source, the class bounds are general knowledge':
    'approximatif : l’intervalle des types améliorés a été lu dans la source, les limites des classes sont de connaissance générale',
  'approximate: irrigation in the dry season was read in the source; the months are recalled from Tono and Vea':
    'approximatif : l’irrigation en saison sèche a été lue dans la source ; les mois sont de mémoire, de Tono et Vea',
  'approximate: crop and water were read in the source; the days are the first month of the irrigated season':
    'approximatif : la culture et l’eau ont été lues dans la source ; les jours sont le premier mois de la saison irriguée',
  'approximate: crop, water and sale by early January were read; the planting days are counted back from it':
    'approximatif : la culture, l’eau et la vente avant début janvier ont été lues ; les jours de semis sont comptés à rebours',
  'approximate: read in a copy of a press report, not at the agency':
    'approximatif : lu dans la copie d’un article de presse, non à l’agence',
  'approximate: the source names the second week of September, 5 September is set for the wetter west':
    'approximatif : la source nomme la deuxième semaine de septembre ; le 5 septembre est fixé pour l’ouest plus humide',
  'approximate: worked out from station rows that are recollected':
    'approximatif : calculé d’après des lignes de stations données de mémoire',
  'approximate: the maturity group was read in the source, the days in a press report of December 2010':
    'approximatif : le groupe de maturité a été lu dans la source, les jours dans un article de presse de décembre 2010',
  'approximate: the source gives 90 to 115 days for five maize varieties together':
    'approximatif : la source donne 90 à 115 jours pour cinq variétés de maïs ensemble',
  'Agronomist general knowledge of Ghanaian practice; not tied to a document':
    'Connaissance générale d’agronome de la pratique au Ghana ; sans document',
  'General knowledge of plant protection practice; no document':
    'Connaissance générale de la protection des végétaux ; sans document',
  'Fertilizer from CSIR AgriTech; the rest general knowledge of Ghanaian practice':
    'Engrais d’après CSIR AgriTech ; le reste est de connaissance générale de la pratique au Ghana',
  'Fall armyworm development from Du Plessis et al. 2020; the rest general knowledge of Ghanaian practice':
    'Développement de la chenille légionnaire d’après Du Plessis et al. 2020 ; le reste est de connaissance générale de la pratique au Ghana',
  'Blast rule from the Rice Knowledge Management Portal (RKMP); the rest general knowledge of Ghanaian practice':
    'Règle de la pyriculariose d’après le Rice Knowledge Management Portal (RKMP) ; le reste est de connaissance générale de la pratique au Ghana',
  'Inoculant response from Adjei-Nsiah et al. 2018; the rest general knowledge of Ghanaian practice':
    'Réponse à l’inoculum d’après Adjei-Nsiah et al. 2018 ; le reste est de connaissance générale de la pratique au Ghana',
  'Phosphorus response from Adjei-Nsiah et al. 2018; the rest general knowledge of Ghanaian practice':
    'Réponse au phosphore d’après Adjei-Nsiah et al. 2018 ; le reste est de connaissance générale de la pratique au Ghana',
  'Planting rule from the northern Ghana cowpea guide text; the rest general knowledge of Ghanaian practice':
    'Règle de semis d’après le texte du guide du niébé du nord du Ghana ; le reste est de connaissance générale de la pratique au Ghana',
  'Seed heat treatment from the northern Ghana cowpea guide text; the rest general knowledge of Ghanaian practice':
    'Traitement des semences par la chaleur d’après le texte du guide du niébé du nord du Ghana ; le reste est de connaissance générale de la pratique au Ghana',
  'Spacing and planting windows from the Ghana sweet potato fact sheet; the rest general knowledge of Ghanaian practice':
    'Espacement et périodes de plantation d’après la fiche patate douce du Ghana ; le reste est de connaissance générale de la pratique au Ghana',
  'Fertilizer from the Ghana sweet potato fact sheet; the rest general knowledge of Ghanaian practice':
    'Engrais d’après la fiche patate douce du Ghana ; le reste est de connaissance générale de la pratique au Ghana',
  'Rain-to-symptom lag under 15 days from Assande et al. 2025; the rest general knowledge of Ghanaian practice':
    'Délai de moins de 15 jours de la pluie aux symptômes d’après Assande et al. 2025 ; le reste est de connaissance générale de la pratique au Ghana',
};
