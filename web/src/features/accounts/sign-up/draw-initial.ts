import { tintOf } from '../../../ui/avatar.tsx';

const SIZE = 512;

/** The initial of a name on its tint, as the avatar shows it, as a picture to send. */
export async function drawInitial(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = tintOf(name);
    pen.fillRect(0, 0, SIZE, SIZE);
    pen.fillStyle = '#1b2420';
    pen.font = `600 ${SIZE * 0.44}px ${getComputedStyle(document.body).fontFamily}`;
    pen.textAlign = 'center';
    const letter = [...name.trim()][0]?.toUpperCase() ?? '?';
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(letter);
    pen.fillText(letter, SIZE / 2, (SIZE + up - down) / 2);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'initial.png', { type: 'image/png' });
}
