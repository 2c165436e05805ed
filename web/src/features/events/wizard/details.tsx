import { limits } from '@saath/contract/limits';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { PicturesField } from '../../../ui/pictures-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { acceptedPictures, checkPictures } from '../../foundation/media/picture-checks.ts';
import { EventAboutFields } from '../form/about.tsx';
import type { Wizard } from './state.ts';

type WizardDetailsProps = { wizard: Wizard };

/** Step 2: where it is, what kind, what it is about, and pictures. */
export function WizardDetails({ wizard }: WizardDetailsProps) {
  const { values, problems, files, lostPictures, change, chooseFiles } = wizard;

  const choose = (chosen: File[]) => {
    const { accepted, problem } = checkPictures(chosen, {
      room: limits.eventImages.max,
      tooMany: m.you_can_only_upload_up_to_5_images(),
    });
    chooseFiles(accepted, problem);
    if (problem) toast.error(problem);
  };

  return (
    <>
      <EventAboutFields values={values} problems={problems} onChange={change} />
      {lostPictures > 0 && (
        <Notice tone="info">{m.your_draft_came_back_without_its_pictures({ lostPictures })}</Notice>
      )}
      <PicturesField
        label={m.pictures()}
        files={files}
        onChange={choose}
        max={limits.eventImages.max}
        accept={acceptedPictures}
        hint={m.up_to_eventimages_each_under_5_mb({ eventImages: limits.eventImages.max })}
        error={problems.images}
      />
    </>
  );
}
