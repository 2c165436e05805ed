import { limits } from '@saath/contract/limits';
import { useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useFileDrop } from '../../../ui/file-drop.ts';
import { ImagePlus } from '../../../ui/icons.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { toast } from '../../../ui/toast.ts';
import { acceptedPictures, checkPictures } from './picture-checks.ts';
import { useUploadImages } from './queries.ts';

type MediaUploadProps = {
  eventId: string;
  /** How many more pictures fit. */
  room: number;
};

/** Checks a choice of pictures and sends it. */
function useSendPictures({ eventId, room }: MediaUploadProps) {
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<{ message: string; room: number }>();
  const uploadImages = useUploadImages();

  const send = (chosen: readonly File[]) => {
    if (uploadImages.isPending || chosen.length === 0) return;
    const checked = checkPictures(chosen, { room, tooMany: m.maximum_5_images_allowed() });
    setProblem(checked.problem ? { message: checked.problem, room } : undefined);
    // All or nothing, so that nobody has to find out which of the pictures went.
    if (checked.problem) return void toast.error(checked.problem);
    setShare(0);
    uploadImages.mutate({ eventId, files: checked.accepted, onProgress: setShare });
  };
  return {
    send,
    share,
    isSending: uploadImages.isPending,
    // Once a picture was added or deleted, the problem is no longer true.
    problem: problem?.room === room ? problem.message : '',
  };
}

/** Chooses or drops several pictures and sends them at once. */
export function MediaUpload({ eventId, room }: MediaUploadProps) {
  const id = useId();
  const { send, share, isSending, problem } = useSendPictures({ eventId, room });
  const { input, choose, isOver, target } = useFileDrop(send);

  return (
    <div>
      <label
        {...target}
        className={`flex flex-wrap items-center gap-4 rounded-card border-2 border-dashed p-5 focus-within:outline-3 focus-within:outline-info ${isOver ? 'border-primary bg-primary-soft' : 'border-edge bg-surface'}`}
      >
        <span className="grid size-11 flex-none place-items-center rounded-full bg-primary-soft text-primary">
          <ImagePlus aria-hidden size={22} />
        </span>
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-semibold">{m.choose_or_drop_pictures()}</span>
          <span id={`${id}-hint`} className="block text-ink-soft text-sm">
            {roomText(room)}
          </span>
        </span>
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedPictures}
          disabled={isSending}
          aria-label={m.choose_or_drop_pictures()}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <p id={`${id}-problem`} role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {problem}
      </p>
      {isSending && (
        <div className="mt-3">
          <ProgressBar
            label={share < 1 ? m.sending_the_pictures() : m.saving_the_pictures()}
            share={share}
          />
        </div>
      )}
    </div>
  );
}

function roomText(room: number): string {
  const size = m.jpeg_png_webp_gif_or_avif_each();
  if (room <= 0)
    return m.this_event_has_all_eventimages_pictures_it({ eventImages: limits.eventImages.max });
  return m.room_for_room_more_size({ room, size });
}
