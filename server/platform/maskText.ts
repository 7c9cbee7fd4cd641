/** Ghanaian numbers as people write them: 0244123456, 024 412 3456, +233 24 412 3456, 233244123456. */
const phone = /(?<![\w+])(?:\+?233|0)[\s-]?\d{2}[\s-]?\d{3}[\s-]?\d{4}(?!\d)/g;
/** GHA-123456789-0. */
const ghanaCard = /\bGHA-?\d{9}-?\d\b/gi;
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
