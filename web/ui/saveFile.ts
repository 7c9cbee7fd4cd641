/** A picture is drawn at this multiple, to stay sharp in print. */
const SHARPNESS = 3;

/** A picture of a drawing of that size in pixels; undefined when the browser makes none. */
export async function toPng(svg: Blob, width: number, height: number): Promise<Blob | undefined> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SHARPNESS;
    canvas.height = height * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob((png) => resolve(png ?? undefined)));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to the browser to save. */
export function offer(file: Blob, name: string): true {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
