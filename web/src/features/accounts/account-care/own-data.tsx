import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useExportData } from './care-queries.ts';
import { OwnFiles } from './own-files.tsx';

/** Hands a text to the browser's downloads. */
function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** All that is stored about the person, to take along. */
export function OwnDataDownload() {
  const fetchData = useExportData();
  const [papers, setPapers] = useState<OwnData['papers']>([]);
  const save = async (kind: 'json' | 'csv') => {
    try {
      const { data, participationsCsv } = await fetchData.mutateAsync({});
      setPapers(data.papers);
      if (kind === 'json')
        download('my-data.json', 'application/json', JSON.stringify(data, null, 2));
      // Spreadsheets take a CSV file for UTF-8 only with a byte order mark.
      else download('my-events.csv', 'text/csv', `\uFEFF${participationsCsv}`);
    } catch (error) {
      toast.error(failureText(error, m.this_could_not_be_loaded_please_try_again()));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.everything_we_store_about_you_as_one()}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={fetchData.isPending}
          onClick={() => void save('json')}
        >
          {m.everything_json()}
        </Button>
        <Button variant="secondary" disabled={fetchData.isPending} onClick={() => void save('csv')}>
          {m.my_events_csv()}
        </Button>
      </div>
      <OwnFiles papers={papers} />
    </div>
  );
}
