import { formatDate } from '../../../lib/format.ts';

type SentWordsProps = {
  message: { readonly subject: string; readonly text: string; readonly sentAt: string };
  timeZone: string;
  /** A message of its own, or one of several. */
  as: 'h2' | 'h3';
};

/** What organisers wrote to many people, and when, for one of those who got it. */
export function SentWords({
  message: { subject, text, sentAt },
  timeZone,
  as: Heading,
}: SentWordsProps) {
  const isAlone = Heading === 'h2';
  return (
    <div className={isAlone ? 'flex flex-col gap-3' : 'flex flex-col gap-1'}>
      <Heading
        className={`font-sans font-semibold break-words ${isAlone ? 'text-xl' : 'text-base'}`}
      >
        <bdi>{subject}</bdi>
      </Heading>
      <time dateTime={sentAt} className="text-ink-soft text-sm">
        {formatDate(sentAt, timeZone)}
      </time>
      <p dir="auto" className="break-words whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
