import { m } from '../../../paraglide/messages.js';

/** What sign-up offers (specification §2), as it is kept, with its name in the visitor's language. */
const names: Readonly<Record<string, () => string>> = {
  DevOps: m.tag_devops,
  Fullstack: m.tag_fullstack,
  'UI/UX': m.tag_ui_ux,
  Cloud: m.tag_cloud,
  'AI/ML': m.tag_ai_ml,
  Development: m.tag_development,
  cricket: m.tag_cricket,
  Outdoor: m.tag_outdoor,
  Management: m.tag_management,
};

/** A skill or an interest as it is shown; what people typed stays as it is. */
export function tagName(tag: string): string {
  return Object.hasOwn(names, tag) ? (names[tag]?.() ?? tag) : tag;
}
