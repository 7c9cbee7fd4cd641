/** Ghanaian numbers as people write them: 0244123456, 024.412.34.56, (024) 4123456, +233 (0)24 412 3456, 00233244123456, 02 44 12 34 56. */
const phone =
  /(?<![\w+])(?:(?:(?:\+|00)?233[\s.-]{0,2}(?:\(0\)\s?)?|\(?0)\d{2}(?:[\s./)-]{0,2}\d){7}|0\d(?:[\s.-]\d{2}){4})(?!\d)/g;
/** GHA-123456789-0, also as people write it, GHA 123 456 789 0; and cards of other countries, NGA-123456789-0. */
const ghanaCard = /\b(?:GHA(?:[\s-]{0,2}\d{3}){3}[\s-]{0,2}\d|[A-Z]{3}-\d{9}-\d)\b/gi;
const bearer = /\bBearer\s+\S+/gi;
/** The links of mails: that set a new password, and that confirm an address. */
const mailToken = /(\/(?:password_reset|reset_password|confirm-email)\/)[^/?\s"']+/gi;
const queryToken = /([?&](?:token|code|key|msg|password)=)[^&\s"']+/gi;

/** A phone with its last three digits alone: "•••••••456". */
export function maskPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return `${'•'.repeat(Math.max(0, digits.length - 3))}${digits.slice(-3)}`;
}

/** A text fit for the log: phones, card numbers and tokens masked. */
export function maskText(text: string): string {
  return text
    .replaceAll(bearer, 'Bearer [hidden]')
    .replaceAll(queryToken, '$1[hidden]')
    .replaceAll(mailToken, '$1[hidden]')
    .replaceAll(ghanaCard, 'GHA-•••')
    .replaceAll(phone, maskPhone);
}
