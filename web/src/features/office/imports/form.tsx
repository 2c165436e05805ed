import { type Language, languages } from '@saath/contract/language';
import { importErrors } from '@saath/contract/office/imports/messages';
import type { ImportCounts } from '@saath/contract/office/imports/schema';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { languageNames } from '../../foundation/organisation/language-switch.tsx';
import type { ImportChoice } from './queries.ts';
import { importText } from './words.ts';

type ImportFormProps = {
  counts: ImportCounts;
  isBusy: boolean;
  onImport: (choice: ImportChoice) => void;
};

/** How the import is to be done, and the button that does it. */
export function ImportForm({ counts, isBusy, onImport }: ImportFormProps) {
  const [invite, setInvite] = useState(true);
  const [language, setLanguage] = useState<Language>('en');
  const [leaveOutErrors, setLeaveOut] = useState(false);
  const { create, update, error } = counts;
  const reason = reasonAgainst(counts, leaveOutErrors);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) onImport({ invite, language, leaveOutErrors });
  };
  return (
    <Card>
      <form onSubmit={send} className="flex max-w-prose flex-col gap-4">
        {create > 0 && (
          <CheckField
            label={m.invite_the_new_people_by_mail()}
            hint={m.everybody_new_gets_a_link()}
            checked={invite}
            onChange={(event) => setInvite(event.target.checked)}
          />
        )}
        {create > 0 && invite && (
          <SelectField
            label={m.language_of_the_mail()}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        )}
        {error > 0 && create + update > 0 && (
          <CheckField
            label={m.leave_out_rows_with_errors({ count: error })}
            checked={leaveOutErrors}
            onChange={(event) => setLeaveOut(event.target.checked)}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            disabled={Boolean(reason)}
            isBusy={isBusy}
            busyText={m.importing()}
            aria-describedby={reason ? 'import-reason' : undefined}
          >
            {create + update > 0 ? importText(counts) : m.import_people()}
          </Button>
          {reason && (
            <p id="import-reason" className="min-w-0 flex-1 basis-60 text-ink-soft text-sm">
              {reason}
            </p>
          )}
        </div>
      </form>
    </Card>
  );
}

/** Why the import cannot be done as it stands. */
function reasonAgainst({ create, update, error }: ImportCounts, leaveOut: boolean): string {
  if (create + update === 0) return refusalText(importErrors, 'imports.nothing');
  return error > 0 && !leaveOut ? m.correct_the_errors_in_the_file() : '';
}
