import { m } from '../paraglide/messages.js';
import { Star } from './icons.ts';

/** @param rating whole stars, 0 to 5 */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={m.rating_of_5_stars({ rating })} className="flex gap-0.5 text-joy">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden size={18} fill={star <= rating ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
