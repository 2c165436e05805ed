import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

const names: Readonly<Record<string, Text>> = {
  mail: m.job_mail,
  'mail-words': m.job_mail_words,
  'fill-places': m.job_fill_places,
  push: m.job_push,
  webhooks: m.job_webhooks,
  'end-offers': m.job_end_offers,
  'old-offers': m.job_old_offers,
  'open-questions': m.job_open_questions,
  'ask-news': m.job_ask_news,
  'agreement-asks-again': m.job_agreement_asks_again,
  'look-again': m.job_look_again,
  evidence: m.job_evidence,
  'paper-ends': m.job_paper_ends,
  ages: m.job_ages,
  crews: m.job_crews,
  training: m.job_training,
  'trainings-over': m.job_trainings_over,
  'held-news': m.job_held_news,
  'put-on-map': m.job_put_on_map,
  reminders: m.job_reminders,
  recaps: m.job_recaps,
  'due-months': m.job_due_months,
  'backup-watch': m.job_backup_watch,
  'kept-numbers': m.job_kept_numbers,
  backup: m.job_backup,
  sweep: m.job_sweep,
  'month-figures': m.job_month_figures,
  'match-log': m.job_match_log,
  learn: m.job_learn,
  'learn-nightly': m.job_learn_nightly,
  'learn-now': m.job_learn_now,
};

/** What a kind of background work is called; its own name when nobody has given it one. */
export function jobName(name: string): string {
  return names[name]?.() ?? name;
}
