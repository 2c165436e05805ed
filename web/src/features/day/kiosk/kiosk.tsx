import { useEffect, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { CircleCheck } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { KioskClosed } from './closed.tsx';
import { KioskConfirm } from './confirm.tsx';
import { KioskNewcomer } from './newcomer.tsx';
import { type KioskPerson, kioskQuery } from './queries.ts';

/** How long the welcome stays, and how long somebody may do nothing before the next one finds a clean screen. */
const WELCOME = 5_000;
const IDLE = 60_000;

type Screen =
  | { readonly name: 'list' }
  | { readonly name: 'confirm'; readonly person: KioskPerson }
  | { readonly name: 'newcomer' }
  | { readonly name: 'welcome'; readonly who: string };

/** A device at the door: find your name, press it, done (DY-02). */
export function Kiosk({ pass }: { pass: string }) {
  const [screen, setScreen] = useState<Screen>({ name: 'list' });
  const [search, setSearch] = useState('');
  const query = useQuery(kioskQuery(pass, useDebounced(search, 200)));
  const start = () => {
    setScreen({ name: 'list' });
    setSearch('');
  };
  useBackToStart(start, `${screen.name} ${search}`, screen.name === 'welcome' ? WELCOME : IDLE);
  const { data, error } = query;
  if (error instanceof CallError && ['kiosk.over', 'door.not_open'].includes(error.code))
    return <KioskClosed />;
  if (!data)
    return error ? (
      <ErrorPanel message={error.message} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  const welcome = (who: string) => setScreen({ name: 'welcome', who });
  if (screen.name === 'welcome') return <Welcome who={screen.who} onNext={start} />;
  if (screen.name === 'confirm')
    return <KioskConfirm {...{ pass, person: screen.person, onDone: welcome, onBack: start }} />;
  if (screen.name === 'newcomer')
    return <KioskNewcomer {...{ pass, roles: data.roles, onDone: welcome, onBack: start }} />;
  return (
    <>
      <h1 className="text-3xl break-words">
        <bdi>{data.event.title}</bdi>
      </h1>
      <TextField
        label={<span className="text-xl">{m.welcome_find_your_name()}</span>}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {data.people.length === 0 && <p className="text-lg">{m.nobody_found_kiosk()}</p>}
      <ul className="flex flex-col gap-2">
        {data.people.map((person) => (
          <li key={person.participationId}>
            <Name person={person} onPress={() => setScreen({ name: 'confirm', person })} />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="min-h-14 text-lg"
        onClick={() => setScreen({ name: 'newcomer' })}
      >
        {m.i_am_not_on_the_list()}
      </Button>
    </>
  );
}

/** People who walk away leave nothing on the screen for the next person. */
function useBackToStart(start: () => void, activity: string, after: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what people do starts the time again
  useEffect(() => {
    let timer = setTimeout(start, after);
    const startAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(start, after);
    };
    // Also who types their name into a form, or only thinks with a finger on the screen, is still there.
    const signs = ['keydown', 'input', 'pointerdown'] as const;
    for (const sign of signs) window.addEventListener(sign, startAnew);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, startAnew);
    };
  }, [activity, after]);
}

function Name({ person, onPress }: { person: KioskPerson; onPress: () => void }) {
  const { name, roleName, isHere } = person;
  return (
    <button
      type="button"
      disabled={isHere}
      onClick={onPress}
      className="flex min-h-16 w-full items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-3 text-start hover:bg-neutral-soft disabled:bg-transparent"
    >
      <span className="min-w-0">
        <bdi className="block font-semibold text-lg break-words">{name}</bdi>
        {roleName && <bdi className="block text-ink-soft break-words">{roleName}</bdi>}
      </span>
      {isHere && (
        <span className="flex flex-none items-center gap-2 text-primary">
          <CircleCheck aria-hidden size={24} />
          {m.here_word()}
        </span>
      )}
    </button>
  );
}

function Welcome({ who, onNext }: { who: string; onNext: () => void }) {
  return (
    <div className="flex flex-col items-center gap-6 py-16 text-center">
      <CircleCheck aria-hidden size={96} className="text-primary" />
      <p role="status" className="font-display font-semibold text-3xl break-words">
        <Sentence text={m.welcome_name} parts={{ name: <bdi>{who}</bdi> }} />
      </p>
      <Button variant="secondary" className="min-h-14 text-lg" onClick={onNext}>
        {m.close()}
      </Button>
    </div>
  );
}
