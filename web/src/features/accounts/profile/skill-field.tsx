import { useState } from 'react';
import { TagField, type TagFieldProps } from '../../../ui/tag-field.tsx';
import { useSkillSuggestions } from './skill-suggestions.ts';

/** A list of skills that offers known ones while somebody types; any other text stays possible. */
export function SkillField(props: Omit<TagFieldProps, 'suggestions' | 'onType'>) {
  const [typed, setTyped] = useState('');
  const suggestions = useSkillSuggestions(typed);
  return <TagField {...props} suggestions={suggestions} onType={setTyped} />;
}
