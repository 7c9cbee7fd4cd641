/** Services offered to farmers of a region, in French by their English. */
export const serviceTexts: Readonly<Record<string, string>> = {
  'Seasonal forecast and warnings': 'Prévision saisonnière et alertes',
  'Ghana Meteorological Agency': 'Agence météorologique du Ghana (GMet)',
  'Website, radio, district meetings': 'Site web, radio, réunions de district',
  'Extension advice and field visits': 'Conseils de vulgarisation et visites au champ',
  'Department of Agriculture of the district': 'Service de l’agriculture du district',
  'Visit to the district office': 'Visite au bureau du district',
  'Pest and disease alerts and plant clinics': 'Alertes ravageurs et maladies, cliniques des plantes',
  'Plant Protection and Regulatory Services Directorate': 'Direction de la protection des végétaux (PPRSD)',
  'District office and field officers': 'Bureau du district et agents de terrain',
  'Crop questions and answers': 'Questions et réponses sur les cultures',
  'CSIR AgriTech question-and-answer service': 'Service de questions et réponses CSIR AgriTech',
  'Improved seed and variety information': 'Informations sur semences et variétés améliorées',
  'Research station, certified seed growers': 'Station de recherche, multiplicateurs de semences certifiées',
  'Cocoa extension and mass spraying': 'Vulgarisation cacao et traitements de masse',
  'Ghana Cocoa Board, Cocoa Health and Extension Division':
    'Ghana Cocoa Board, division santé et vulgarisation du cacao',
  'Community extension agents': 'Agents de vulgarisation communautaires',
  'Climate-smart technology parks and bundled advisories':
    'Parcs de technologies adaptées au climat et conseils groupés',
  'AICCRA Ghana partners': 'Partenaires d’AICCRA Ghana',
  'Community technology parks, radio, phone messages':
    'Parcs de technologies communautaires, radio, messages téléphoniques',
};
