/** Letters that cannot be taken for one another, and no vowels, so that no code is a word. */
const letters = 'bcdfghjkmnpqrstvwxz23456789';
export const stopCodeLength = 9;

/** A code of some bytes: nine letters of 27, some 43 bits. */
export function stopCode(bytes: Uint8Array): string {
  let number = 0n;
  for (const byte of bytes.subarray(0, 8)) number = number * 256n + BigInt(byte);
  let code = '';
  for (let place = 0; place < stopCodeLength; place += 1) {
    code += letters[Number(number % 27n)];
    number /= 27n;
  }
  return code;
}
