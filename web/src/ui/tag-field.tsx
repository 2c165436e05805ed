import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { controlLook, describedBy, FieldNotes, type FieldTexts } from './field.tsx';
import { Plus, X } from './icons.ts';

export type TagFieldProps = FieldTexts & {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Offered as toggles; without any, tags are only typed. */
  options?: readonly string[];
  /** How a tag is called on the screen; what is kept stays as it is. */
  nameOf?: (tag: string) => string;
  /** Whether tags besides the options may be typed; always so without options. */
  allowOther?: boolean;
  placeholder?: string;
  /** Offered below what is typed. */
  suggestions?: readonly string[];
  /** Told what is typed, letter by letter. */
  onType?: (text: string) => void;
  /** A tag that was not added: nothing was typed, or it is there already. */
  onProblem?: (kind: 'empty' | 'duplicate') => void;
  /** The control to focus when something is wrong. */
  ref?: Ref<HTMLElement>;
};

const asItIs = (tag: string) => tag;
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A list of short texts: chips that can be taken off, options to toggle, 'Other' to type one. */
export function TagField(props: TagFieldProps) {
  const { label, error, hint, value, options = [], nameOf = asItIs, placeholder, ref } = props;
  const { allowOther = options.length === 0, suggestions, onType } = props;
  const id = useId();
  const [isTyping, setTyping] = useState(options.length === 0);
  const other = useRef<HTMLDivElement>(null);
  const { add, remove } = changesOf(props);
  const own = value.filter((tag) => !options.some((option) => same(option, tag)));

  return (
    <fieldset
      ref={ref as Ref<HTMLFieldSetElement>}
      tabIndex={-1}
      className="flex flex-col gap-2"
      {...describedBy(id, { error, hint })}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {options.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <OptionToggles
            {...{ options, value, nameOf }}
            onPress={(option, isOn) => (isOn ? remove(option) : add(option))}
          />
          {allowOther && (
            <TagToggle
              text={m.other()}
              isOn={isTyping}
              onPress={() => {
                // At once, within the press: only then a phone opens its keyboard.
                flushSync(() => setTyping(!isTyping));
                other.current?.querySelector('input')?.focus();
              }}
            />
          )}
        </div>
      )}
      <OwnTags tags={own} nameOf={nameOf} onRemove={remove} />
      <div ref={other} className="empty:hidden">
        {isTyping && (
          <TagInput
            label={label}
            placeholder={placeholder ?? m.type_and_press_enter()}
            onAdd={add}
            suggestions={suggestions ?? []}
            onType={onType}
          />
        )}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}

function changesOf({
  value,
  onChange,
  onProblem,
}: Pick<TagFieldProps, 'value' | 'onChange' | 'onProblem'>) {
  /** @returns whether the text is done with: also when the tag was there already */
  const add = (text: string): boolean => {
    const tag = text.trim();
    if (!tag || value.some((other) => same(other, tag))) {
      onProblem?.(tag ? 'duplicate' : 'empty');
      return tag !== '';
    }
    onChange([...value, tag]);
    return true;
  };
  const remove = (tag: string) => onChange(value.filter((other) => !same(other, tag)));
  return { add, remove };
}

type OptionTogglesProps = {
  options: readonly string[];
  value: readonly string[];
  nameOf: (tag: string) => string;
  onPress: (option: string, isOn: boolean) => void;
};

function OptionToggles({ options, value, nameOf, onPress }: OptionTogglesProps) {
  return options.map((option) => {
    const isOn = value.some((tag) => same(tag, option));
    return (
      <TagToggle
        key={option}
        text={nameOf(option)}
        isOn={isOn}
        onPress={() => onPress(option, isOn)}
      />
    );
  });
}

function TagToggle({ text, isOn, onPress }: { text: string; isOn: boolean; onPress: () => void }) {
  const look = isOn ? 'border-primary bg-primary-soft' : 'border-edge bg-surface';
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={`min-h-11 rounded-full border px-4 sm:min-h-9 ${look}`}
    >
      {text}
    </button>
  );
}

type OwnTagsProps = {
  tags: readonly string[];
  nameOf: (tag: string) => string;
  onRemove: (tag: string) => void;
};

function OwnTags({ tags, nameOf, onRemove }: OwnTagsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** What one stood on is gone: the next one takes the focus, or else the field around them. */
  const takeOff = (tag: string) => {
    const place = tags.indexOf(tag);
    const around = list.current?.closest('fieldset');
    flushSync(() => onRemove(tag));
    const left = list.current?.querySelectorAll('button') ?? [];
    (left[Math.min(place, left.length - 1)] ?? around)?.focus();
  };
  if (tags.length === 0) return null;
  return (
    <ul ref={list} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="flex max-w-full items-center rounded-full bg-primary-soft ps-3 text-sm"
        >
          <bdi className="truncate">{nameOf(tag)}</bdi>
          <button
            type="button"
            aria-label={m.remove_tag({ tag: nameOf(tag) })}
            onClick={() => takeOff(tag)}
            className="grid size-11 flex-none place-items-center rounded-full hover:text-danger sm:size-8"
          >
            <X aria-hidden size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type TagInputProps = {
  label: FieldTexts['label'];
  placeholder: string;
  /** Answers whether the text is done with. */
  onAdd: (text: string) => boolean;
  suggestions: readonly string[];
  onType: ((text: string) => void) | undefined;
};

function TagInput({ label, placeholder, onAdd, suggestions, onType }: TagInputProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const type = (typed: string) => {
    setText(typed);
    onType?.(typed);
  };
  const add = () => {
    if (onAdd(text)) type('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds the tag; it does not send the form.
    event.preventDefault();
    add();
  };
  return (
    <div className="flex gap-2">
      <input
        aria-label={typeof label === 'string' ? m.add_to_label({ label }) : m.add()}
        value={text}
        placeholder={placeholder}
        {...(onType ? { list: listId } : {})}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        // What was typed but not confirmed is not lost.
        onBlur={() => text.trim() && add()}
        enterKeyHint="done"
        className={controlLook}
      />
      {onType && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <Button variant="secondary" className="flex-none" onClick={add}>
        <Plus aria-hidden size={18} />
        {m.add()}
      </Button>
    </div>
  );
}
