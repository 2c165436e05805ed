import type { Event } from '@saath/contract/events/events/schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { HelpersDialog } from '../../features/day/helpers/dialog.tsx';
import { LifeEntries, type LifeStep, useLifeSteps } from '../../features/events/life/life.tsx';
import { ShareEventDialog } from '../../features/events/share/share-dialog.tsx';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ActionMenu, MenuAction, MenuFile, MenuLine, MenuLink } from '../../ui/action-menu.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import {
  ChartNoAxesColumn,
  ClipboardCheck,
  Copy,
  ExternalLink,
  FileDown,
  LifeBuoy,
  MessageCircleQuestionMark,
  Pencil,
  Printer,
  Send,
  Share2,
  Sparkles,
  Users,
} from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type NextStep, nextStepOf } from './event-next-step.ts';

type EventActionsProps = {
  event: Event;
  /** Undefined as long as it is not known. */
  waiting: number | undefined;
  proposals: number | undefined;
};

/** The one thing to do next, sharing, and everything else behind three dots. */
export function EventActions({ event, waiting, proposals }: EventActionsProps) {
  const [shared, setShared] = useState<'asked' | 'published'>();
  const [isSharing, setSharing] = useState(false);
  const life = useLifeSteps(event, () => setShared('published'));
  const isKnown = waiting !== undefined && proposals !== undefined;
  const step = isKnown ? nextStepOf({ event, waiting, proposals, now: Date.now() }) : undefined;
  const isOpen = event.status === 'UPCOMING' || event.status === 'ONGOING';
  return (
    <div className="flex w-full items-center gap-2 sm:w-auto">
      {step ? (
        <MainAction
          event={event}
          step={step}
          life={life.steps}
          onShare={() => setShared('asked')}
        />
      ) : (
        // A button that turns into another one would be pressed for it.
        <Skeleton className="h-11 w-32 max-sm:flex-1" />
      )}
      {isOpen && step?.what !== 'share' && (
        <Button variant="secondary" onClick={() => setShared('asked')}>
          <Share2 aria-hidden size={18} />
          {m.share()}
        </Button>
      )}
      <ActionMenu label={m.more_to_do_with_this_event()}>
        <Tools event={event} onHelpers={() => setSharing(true)} />
        <MenuLine />
        <LifeEntries steps={life.steps.filter(({ key }) => key !== step?.what)} />
      </ActionMenu>
      {life.questions}
      <HelpersDialog eventId={event.id} open={isSharing} onClose={() => setSharing(false)} />
      <ShareEventDialog
        event={shared ? event : undefined}
        isNew={shared === 'published'}
        onClose={() => setShared(undefined)}
      />
    </div>
  );
}

/** Filling it, running its day, changing it, looking at it, taking its roster along. */
function Tools({ event, onHelpers }: { event: Event; onHelpers: () => void }) {
  const { id, status } = event;
  const canBeOpen = status !== 'PENDING' && status !== 'CANCELLED';
  const canAssign = status !== 'COMPLETED' && status !== 'CANCELLED';
  return (
    <>
      {status === 'COMPLETED' && (
        <MenuLink to={paths.adminPeople({ event: id })}>
          <Users aria-hidden size={18} />
          {m.who_helped_here()}
        </MenuLink>
      )}
      {canAssign && (
        <MenuLink to={toolPaths.adminBoard(id)}>
          <Users aria-hidden size={18} />
          {m.assign_volunteers()}
        </MenuLink>
      )}
      {canBeOpen && canAssign && (
        <MenuLink to={toolPaths.adminFill(id)}>
          <Sparkles aria-hidden size={18} />
          {m.fill_for_me()}
        </MenuLink>
      )}
      {canBeOpen && (
        <MenuLink to={toolPaths.adminDay(id)}>
          <ClipboardCheck aria-hidden size={18} />
          {m.the_day_of_event()}
        </MenuLink>
      )}
      {canAssign && (
        <MenuAction onPress={onHelpers}>
          <LifeBuoy aria-hidden size={18} />
          {m.helpers()}
        </MenuAction>
      )}
      <MenuLink to={paths.adminEventEdit(id)}>
        <Pencil aria-hidden size={18} />
        {m.edit()}
      </MenuLink>
      <MenuLink to={paths.event(id)}>
        <ExternalLink aria-hidden size={18} />
        {m.public_page()}
      </MenuLink>
      <MenuLine />
      <TakeAlong event={event} />
    </>
  );
}

/** What people answered, and who comes, to read elsewhere. */
function TakeAlong({ event: { id, questions } }: { event: Event }) {
  return (
    <>
      {questions && (
        <MenuLink to={toolPaths.adminAnswers(id)}>
          <MessageCircleQuestionMark aria-hidden size={18} />
          {m.answers()}
        </MenuLink>
      )}
      <MenuLink to={toolPaths.adminRosterSheet(id)}>
        <Printer aria-hidden size={18} />
        {m.print_roster()}
      </MenuLink>
      <MenuFile href={toolPaths.exportRoster(id)}>
        <FileDown aria-hidden size={18} />
        {m.roster_as_csv()}
      </MenuFile>
    </>
  );
}

type MainActionProps = {
  event: Event;
  step: NextStep;
  life: readonly LifeStep[];
  onShare: () => void;
};

/** On a phone the words count, not the picture: in Urdu they took two lines beside it. */
const look = 'min-w-0 max-sm:flex-auto max-sm:px-3 max-sm:[&>svg]:hidden';

function MainAction({ event, step, life, onShare }: MainActionProps) {
  const openTab = useTab();
  const ofLife = life.find(({ key }) => key === step.what);
  switch (step.what) {
    case 'check-in':
      return (
        <ButtonLink to={toolPaths.adminDay(event.id)} className={look}>
          <ClipboardCheck aria-hidden size={18} />
          {m.check_in_count_today({ count: step.count })}
        </ButtonLink>
      );
    case 'answer':
      return (
        <Button className={look} onClick={() => openTab('requests')}>
          <MessageCircleQuestionMark aria-hidden size={18} />
          {m.answer_count({ count: step.count })}
        </Button>
      );
    case 'hours':
      return (
        <Button className={look} onClick={() => openTab('after')}>
          <MessageCircleQuestionMark aria-hidden size={18} />
          {m.answer_count_about_hours({ count: step.count })}
        </Button>
      );
    case 'report':
      return (
        <Button className={look} onClick={() => openTab('after')}>
          <ChartNoAxesColumn aria-hidden size={18} />
          {m.write_the_report()}
        </Button>
      );
    case 'share':
      return (
        <Button className={look} onClick={onShare}>
          <Share2 aria-hidden size={18} />
          {m.share_it()}
        </Button>
      );
    default: {
      const Icon = step.what === 'publish' ? Send : Copy;
      return (
        <Button
          className={look}
          isBusy={ofLife?.isBusy ?? false}
          {...(ofLife?.busyText ? { busyText: ofLife.busyText } : {})}
          onClick={() => ofLife?.press()}
        >
          <Icon
            aria-hidden
            size={18}
            className={step.what === 'publish' ? 'rtl:-scale-x-100' : ''}
          />
          {ofLife?.label}
        </Button>
      );
    }
  }
}

/** Opens a part of the page and goes to what waits in it. */
function useTab() {
  const [, setSearch] = useSearchParams();
  return (tab: 'requests' | 'after') => {
    setSearch(tab === 'requests' ? {} : { tab }, { replace: true, preventScrollReset: true });
    requestAnimationFrame(() => {
      const parts = document.getElementById('queue');
      parts?.scrollIntoView({ block: 'start' });
      parts?.querySelector<HTMLElement>('[data-queue-row]')?.focus({ preventScroll: true });
    });
  };
}
