import { limits } from '@saath/contract/limits';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FieldNotes } from '../../../ui/field.tsx';
import { Plus, Trash } from '../../../ui/icons.ts';
import { StarField } from '../../../ui/star-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Draft } from './draft.ts';

const { personName, link, story, entries } = limits.organisation;

type ListProps<Entry> = {
  field: 'team' | 'stories';
  list: readonly Entry[];
  fresh: Entry;
  onChange: (list: Entry[]) => void;
  error: string | undefined;
  /** What the button says that adds one. */
  add: string;
  nameOf: (entry: Entry) => string;
  children: (entry: Entry, change: (part: Partial<Entry>) => void, place: number) => ReactNode;
};

/** Entries that can be added, changed and taken away; the page hides the part while there is none. */
function EntryList<Entry extends object>(props: ListProps<Entry>) {
  const { field, list, fresh, onChange, error, add, nameOf, children } = props;
  const around = useRef<HTMLDivElement>(null);
  /** What one stood on is gone: the next one takes the focus, or the button that adds one. */
  const takeAway = (place: number) => {
    flushSync(() => onChange(list.filter((_, at) => at !== place)));
    const left = around.current?.querySelectorAll('button') ?? [];
    left[Math.min(place, left.length - 1)]?.focus();
  };
  return (
    <div ref={around} data-field={field} className="flex flex-col gap-3">
      {list.map((entry, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids; each is drawn from its values alone
          key={place}
          className="flex flex-col gap-3 rounded-field border border-line p-3"
        >
          {children(
            entry,
            (part) =>
              onChange(list.map((each, at) => (at === place ? { ...each, ...part } : each))),
            place,
          )}
          <Button
            variant="quiet"
            size="small"
            className="self-end"
            aria-label={m.remove_name({ name: nameOf(entry) })}
            onClick={() => takeAway(place)}
          >
            <Trash aria-hidden size={16} />
            {m.remove()}
          </Button>
        </div>
      ))}
      <FieldNotes id={field} error={error} />
      {list.length < entries && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => onChange([...list, fresh])}
        >
          <Plus aria-hidden size={18} />
          {add}
        </Button>
      )}
    </div>
  );
}

type PartProps<Key extends 'team' | 'stories'> = {
  list: Draft[Key];
  onChange: (list: Draft[Key]) => void;
  error: string | undefined;
};

type Who = { readonly name: string; readonly role: string };

function WhoFields({ who, onChange }: { who: Who; onChange: (part: Partial<Who>) => void }) {
  return (
    <>
      <TextField
        label={m.name()}
        value={who.name}
        maxLength={personName}
        dir="auto"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={m.what_they_do()}
        value={who.role}
        maxLength={personName}
        dir="auto"
        onChange={({ target }) => onChange({ role: target.value })}
      />
    </>
  );
}

export function TeamList(props: PartProps<'team'>) {
  return (
    <EntryList
      {...props}
      field="team"
      fresh={{ name: '', role: '', link: '' }}
      add={m.add_a_person()}
      nameOf={({ name }) => name}
    >
      {(member, change) => (
        <div className="grid gap-3 sm:grid-cols-3">
          <WhoFields who={member} onChange={change} />
          <TextField
            label={m.link_optional()}
            value={member.link}
            maxLength={link}
            dir="ltr"
            placeholder="https://"
            onChange={({ target }) => change({ link: target.value })}
          />
        </div>
      )}
    </EntryList>
  );
}

export function StoryList(props: PartProps<'stories'>) {
  return (
    <EntryList
      {...props}
      field="stories"
      fresh={{ name: '', role: '', content: '', rating: 5 }}
      add={m.add_a_story()}
      nameOf={({ name }) => name}
    >
      {(each, change, place) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <WhoFields who={each} onChange={change} />
          </div>
          <TextArea
            label={m.their_words()}
            value={each.content}
            maxLength={story}
            rows={3}
            dir="auto"
            onChange={({ target }) => change({ content: target.value })}
          />
          <StarField
            label={m.stars_field()}
            name={`stars-${place}`}
            value={each.rating}
            onChange={(rating) => change({ rating })}
          />
        </>
      )}
    </EntryList>
  );
}
