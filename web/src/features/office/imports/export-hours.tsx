import { hoursRange } from '@saath/contract/office/exports/schema';
import { useState } from 'react';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type ExportHoursProps = { isOpen: boolean; onClose: () => void };

/** The hours of the chosen days as a table to take along (OR-04). */
export function ExportHours({ isOpen, onClose }: ExportHoursProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const range = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const problem = hoursRange.safeParse(range).error?.issues[0]?.message;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={m.export_hours()}
      description={m.hours_of_events_that_ended()}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.cancel()}
          </Button>
          {problem ? (
            <Button disabled>{m.download_csv()}</Button>
          ) : (
            <ButtonLink to={toolPaths.exportHours(range)} reloadDocument download onClick={onClose}>
              {m.download_csv()}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.first_day()}
          type="date"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={m.last_day()}
          type="date"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={problem}
        />
      </div>
    </Dialog>
  );
}
