import type { Skill } from './skill.ts';

export const media: readonly Skill[] = [
  {
    name: 'Photography',
    also: 'photographer, photo, camera, event photography, portrait photography, فوٹوگرافی',
    near: { Videography: 0.7, 'Drone flying': 0.5, 'Video editing': 0.3 },
  },
  {
    name: 'Videography',
    also: 'video, videographer, filming, filmmaking, cinematography, camera operator, video making',
    near: { 'Video editing': 0.7, 'Live streaming': 0.6, 'Drone flying': 0.6 },
  },
  {
    name: 'Video editing',
    also: 'video editor, film editing, reels editing, premiere pro, capcut',
    near: { 'Social media': 0.4 },
  },
  {
    name: 'Live streaming',
    also: 'streaming, livestream, webcast, broadcast',
    near: { Sound: 0.4 },
  },
  { name: 'Drone flying', also: 'drone, drone pilot, aerial photography' },
  {
    name: 'Social media',
    also: 'instagram, facebook, tiktok, content creation, content creator, influencer, reels',
    near: { Marketing: 0.7, Writing: 0.5, Photography: 0.3 },
  },
  {
    name: 'Writing',
    also: 'writer, content writing, copywriting, blogging, blog, article writing, report writing',
    near: { Journalism: 0.8, Proofreading: 0.7, 'Grant writing': 0.5 },
  },
  {
    name: 'Journalism',
    also: 'journalist, reporting, reporter, news',
    near: { Podcasting: 0.5, 'Public relations': 0.5 },
  },
  { name: 'Proofreading', also: 'editing, editor, copy editing', near: { Transcription: 0.4 } },
  {
    name: 'Podcasting',
    also: 'podcast, radio, voice over, audio recording',
    near: { Sound: 0.5, 'Event hosting': 0.4 },
  },
  {
    name: 'Transcription',
    also: 'transcribing, captioning, subtitles, subtitling',
    near: { Writing: 0.4, 'Data entry': 0.6, Translation: 0.4 },
  },
  {
    name: 'Minute taking',
    also: 'minutes of meetings, meeting minutes, note taking',
    near: { Administration: 0.7, Writing: 0.6 },
  },
];
