/**
 * Hidden words that follow the visible ones for people who hear them: "Undo Ayesha Khan", "My messages (3 unread)".
 *
 * Hidden text is out of the line, so browsers hear a space before it in any case. That is why it starts neither with
 * a comma nor with a colon: "Undo: Ayesha" would be read as "Undo : Ayesha".
 */
export function About({ children }: { children: string }) {
  return (
    <>
      {' '}
      <bdi className="sr-only">{children}</bdi>
    </>
  );
}
