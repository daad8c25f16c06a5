import type { Entry } from '#lib/client/types.gen.ts';
import { saveFile } from '../save-file.ts';
import { drawCard } from './draw-card.ts';

/**
 * Hands a day on as an image: to whatever the device shares with, else as a download. Resolves to a sentence on what became of
 * it; to an empty one if the person has thought better of it.
 */
export async function shareCard(name: string, entry: Entry): Promise<string> {
  const canvas = document.createElement('canvas');
  drawCard(canvas, name, entry);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The image came to nothing');
  const file = new File([blob], `horoscope-${entry.date}.png`, { type: blob.type });
  // A browser without a way to share files has one to keep them.
  if (!navigator.canShare?.({ files: [file] })) return save(file);
  try {
    await navigator.share({ files: [file] });
    return 'Shared.';
  } catch (error) {
    if ((error as Error).name === 'AbortError') return '';
    return save(file);
  }
}

function save(file: File): string {
  saveFile(file);
  return `Saved as ${file.name}.`;
}
