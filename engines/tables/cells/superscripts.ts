const raisedSigns: ReadonlyMap<string, string> = new Map(
  [...'0123456789abcdefghprs'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰᵖʳˢ'][at] ?? sign]),
);

/** A text that a cell shows raised, in raised signs, so that a mark behind a number is no digit of it: 1684 with a raised 2 is 1684². */
export function raised(text: string): string {
  return [...text].map((sign) => raisedSigns.get(sign) ?? sign).join('');
}
