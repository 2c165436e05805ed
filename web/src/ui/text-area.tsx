import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { controlLook, describedBy, Field, type FieldTexts } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts;

/** From this share of `maxLength` on, what is left is shown. */
const NEAR = 0.7;

export function TextArea({ label, error, hint, id, onChange, ...area }: TextAreaProps) {
  const own = useId();
  const areaId = id ?? own;
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const { maxLength } = area;
  const length = typeof area.value === 'string' ? area.value.length : typed;
  const isNear = maxLength !== undefined && length > maxLength * NEAR;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field
      id={areaId}
      label={label}
      error={error}
      hint={hint}
      aside={
        isNear && (
          <span className="text-ink-soft text-sm tabular-nums">
            {length} / {maxLength}
          </span>
        )
      }
    >
      <textarea
        rows={4}
        {...area}
        id={areaId}
        onChange={change}
        className={controlLook}
        {...describedBy(areaId, { error, hint })}
      />
    </Field>
  );
}
