/** What fills a slot with words of the portal, in French by their English. What people wrote is not among them, and stays. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  looksAlarm: {
    'telephone numbers of farmers': 'numéros de téléphone d’agriculteurs',
    'Ghana Card numbers': 'numéros de Ghana Card',
  },
  riskClosed: {
    contained: 'contenu',
    spread: 'étendu',
    'crop lost': 'culture perdue',
    'no damage': 'aucun dégât',
    'nothing found': 'rien trouvé',
  },
  riskPhotoRefused: {
    'The photo was lost on the way. Take it again.': 'La photo s’est perdue en route. Reprenez-la.',
  },
};

/** Beginnings that are followed by figures and names. */
const patterns: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  draftHeldBack: [
    [
      /^(.+) was approved for a season that the calendar does not have here any more\.$/s,
      '$1 a été approuvé pour une saison que le calendrier n’a plus ici.',
    ],
  ],
  riskWarned: [
    [/^within ([\d.]+) km of (.+)$/s, 'à moins de $1 km de $2'],
    [/^in a drawn area of (\d+) km² near (.+)$/s, 'dans une zone dessinée de $1 km² près de $2'],
    [/^in the zone (.+)$/s, 'dans la zone $1'],
    [/^in (.+)$/s, '$1'],
  ],
};

/** A word or phrase that fills a notice of a kind, in French where the portal wrote it. */
export function slotInFrench(kind: string, text: string): string {
  const said = words[kind];
  if (said !== undefined && Object.hasOwn(said, text)) return said[text] ?? text;
  const [pattern, french] = patterns[kind]?.find(([each]) => each.test(text)) ?? [];
  return pattern === undefined || french === undefined ? text : text.replace(pattern, french);
}
