import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { type Icon, Redo2, Undo2 } from '../../../ui/icons.ts';

type BoardToolbarProps = {
  /** How many people stand elsewhere than the event has them. */
  count: number;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
};

/** Undo, redo, and the way to the save; at the thumb on a phone. */
export function BoardToolbar({
  count,
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  onSave,
}: BoardToolbarProps) {
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2 border-line bg-paper md:justify-end md:gap-y-3 md:pb-1 max-md:sticky max-md:bottom-(--area-bar,0px) max-md:z-20 max-md:order-last max-md:-mx-4 max-md:border-t max-md:px-4 max-md:py-3">
      <p className="min-w-0 flex-1 basis-48 text-ink-soft text-sm md:basis-full md:text-end">
        {count > 0 ? m.count_not_saved_yet({ count }) : m.nothing_to_save()}
      </p>
      <StepButton
        name={m.undo()}
        icon={Undo2}
        keys="Control+Z"
        disabled={!canUndo}
        onClick={onUndo}
      />
      <StepButton
        name={m.redo()}
        icon={Redo2}
        keys="Control+Shift+Z"
        disabled={!canRedo}
        onClick={onRedo}
      />
      <Button size="small" className="max-sm:w-full" disabled={count === 0} onClick={onSave}>
        {m.save_assignments()}
      </Button>
    </div>
  );
}

type StepButtonProps = {
  name: string;
  icon: Icon;
  keys: string;
  disabled: boolean;
  onClick: () => void;
};

function StepButton({ name, icon: Icon, keys, disabled, onClick }: StepButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={name}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden size={18} className="rtl:-scale-x-100" />
      <span className="max-sm:hidden">{name}</span>
    </Button>
  );
}
