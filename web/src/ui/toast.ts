import { toast as sonner } from 'sonner';

/** Short news at the corner of the screen; the same text is not stacked twice. */
export const toast = {
  success: (text: string) => void sonner.success(text, { id: text }),
  error: (text: string) => void sonner.error(text, { id: text }),
  info: (text: string) => void sonner.info(text, { id: text }),
};
