import { limits } from '@saath/contract/limits';
import { imageMessages } from '@saath/contract/media/messages';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { useUploadImages } from './media-queries.ts';
import { acceptedPictures, checkPictures } from './picture-checks.ts';

type MediaUploadProps = {
  eventId: string;
  /** How many more pictures fit. */
  room: number;
};

/** Chooses or drops several pictures and sends them at once. */
export function MediaUpload({ eventId, room }: MediaUploadProps) {
  const id = useId();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const uploadImages = useUploadImages();

  const send = (chosen: readonly File[]) => {
    if (uploadImages.isPending || chosen.length === 0) return;
    const checked = checkPictures(chosen, { room, tooMany: imageMessages.maximum });
    setProblem(checked.problem);
    // All or nothing, so that nobody has to find out which of the pictures went.
    if (checked.problem) return void toast.error(checked.problem);
    setShare(0);
    uploadImages.mutate({ eventId, files: checked.accepted, onProgress: setShare });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    send([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same.
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="rounded-card border border-edge border-dashed bg-surface p-5"
    >
      <label
        htmlFor={id}
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${room > 0 ? 'cursor-pointer' : ''}`}
      >
        <span className="grid size-11 place-items-center rounded-full bg-primary-soft text-primary">
          <ImagePlus aria-hidden size={22} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">Add pictures</span>
          <span className="block text-ink-soft text-sm">{roomText(room)}</span>
        </span>
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedPictures}
        disabled={uploadImages.isPending}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          send([...(event.target.files ?? [])]);
          // So that the same file can be chosen again after a refusal.
          event.target.value = '';
        }}
        className="mt-3 block w-full cursor-pointer text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-field file:border file:border-edge file:bg-surface file:px-4 file:font-medium file:text-ink disabled:cursor-default disabled:opacity-60"
      />
      <p id={`${id}-problem`} role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {problem}
      </p>
      {uploadImages.isPending && (
        <div className="mt-3">
          <ProgressBar
            label={share < 1 ? 'Sending the pictures' : 'Saving the pictures'}
            share={share}
          />
        </div>
      )}
    </div>
  );
}

function roomText(room: number): string {
  const size = 'JPEG, PNG, WebP, GIF or AVIF, each under 5 MB.';
  if (room <= 0)
    return `This event has all ${limits.eventImages.max} pictures it can have. Delete one to add another.`;
  return room === 1 ? `Room for one more. ${size}` : `Room for ${room} more. ${size}`;
}
