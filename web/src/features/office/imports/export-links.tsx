import { hoursRange } from '@saath/contract/office/exports/schema';
import { Clock, Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** People in bulk: tables to take along, and the way to bring some in (OR-04). */
export function ExportLinks() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonLink to={toolPaths.exportPeople} reloadDocument download variant="quiet" size="small">
        <Download aria-hidden size={16} />
        {m.export_people()}
      </ButtonLink>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Clock aria-hidden size={16} />
        {m.export_hours()}
      </Button>
      <ButtonLink to={paths.adminImportPeople} variant="secondary" size="small">
        <Upload aria-hidden size={16} />
        {m.import_people()}
      </ButtonLink>
      <HoursDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

type HoursDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

function HoursDialog({ isOpen, onOpenChange }: HoursDialogProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const range = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const problem = hoursRange.safeParse(range).error?.issues[0]?.message;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={m.export_hours()}
      description={m.hours_of_events_that_ended()}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {m.cancel()}
          </Button>
          {problem ? (
            <Button disabled>{m.download_csv()}</Button>
          ) : (
            <ButtonLink
              to={toolPaths.exportHours(range)}
              reloadDocument
              download
              onClick={() => onOpenChange(false)}
            >
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
