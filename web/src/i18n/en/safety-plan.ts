/** The safety plan: six steps, in words of our own. */
export const strings = {
  title: 'Safety plan',
  description:
    'Write a short plan for bad moments: warning signs, what helps, whom to call, how to stay safe. It stays on your device, can be printed, and nothing is sent.',
  lead: 'A short plan for bad moments: what helps, whom to call, how to stay safe. It is easiest to write when things are calmer, alone or with someone. You may leave out what does not fit.',
  callFirst:
    '<strong>If you are about to hurt yourself, or in danger, call first.</strong> You can write later.',
  keep: {
    label: 'Keep this plan on this device',
    hint: 'It then stays in this browser until you delete it, and whoever uses this device can read it.',
    screen: 'Not kept: what you write is gone when you leave this page. You can print it.',
    device: 'Kept on this device only. Every change is saved as you write, and nothing is sent.',
    failed:
      'This browser does not keep the plan: its storage is off or full. What you write is gone when you leave this page, so please print it.',
    noScript: 'Without JavaScript nothing is kept here. You can fill in the page and print it.',
  },
  steps: {
    signs: {
      label: '1. Warning signs',
      hint: 'Thoughts, moods, situations or things you do that tell you a bad moment may be coming.',
    },
    alone: {
      label: '2. What I can do on my own',
      hint: 'What takes your mind off it without anyone else: a walk, music, a shower, slow breathing.',
    },
    places: {
      label: '3. People and places that take my mind off it',
      hint: 'With phone numbers. You do not have to talk about what is wrong.',
    },
    people: {
      label: '4. People I can ask for help',
      hint: 'Names and phone numbers of people whom you can tell how bad it is.',
    },
    professionals: {
      label: '5. Professionals I can call',
      hint: 'Your doctor, psychologist or clinic, and the nearest emergency department. 9-8-8 and other lines are listed below.',
    },
    safety: {
      label: '6. A safe place',
      hint: 'Where you are safe, and what you can put out of reach or give to someone for a while, such as medicine or a firearm.',
    },
  },
  print: 'Print or save as PDF',
  delete: 'Delete this plan',
  deleted: 'The plan is deleted.',
  lines: 'Lines to call',
  about: {
    title: 'About this plan',
    text: 'Its steps are made to be written together with a clinician. If you can, go through yours with a professional or with someone you trust.',
    source:
      'After Barbara Stanley and Gregory K. Brown, <link>{{title}}</link>, Cognitive and Behavioral Practice 19 (2012), pages 256 to 264. The words are our own.',
  },
} as const;
