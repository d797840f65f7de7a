import type { ConditionContent } from './condition-content.ts';

export const content: ConditionContent = {
  title: 'PTSD',
  name: 'PTSD',
  headTitle: 'PTSD: trauma, symptoms and treatment',
  description:
    'What post-traumatic stress disorder is, kinds of trauma, how it shows, which treatments help, and where to find support in Canada.',
  lead: 'After something terrible, it is natural to be shaken. For some people the danger does not seem to end: the mind and the body go on reacting as if it were still there. This is post-traumatic stress disorder. It can be treated, even many years later.',
  sections: [
    {
      id: 'overview',
      title: 'What PTSD is',
      paragraphs: [
        'Post-traumatic stress disorder can follow an event that involved death, serious injury or sexual violence, or the threat of it. It may have happened to you, in front of you, or to someone close; some people meet such events again and again in their work.',
        'Most people who live through a trauma do not develop PTSD, and many recover in the first weeks with rest, safety and company. When distress lasts more than a month and gets in the way of life, help is worth looking for. Symptoms may also begin months or years afterwards.',
        'PTSD is not a sign of weakness, and nobody needs to tell the whole story in order to be helped.',
      ],
    },
    {
      id: 'symptoms',
      title: 'How it can show',
      paragraphs: [
        'The signs fall into four groups. Children may replay the event in games, have nightmares without clear content, or lose skills that they had.',
      ],
      parts: [
        {
          title: 'The event comes back',
          points: [
            'Memories that force their way in',
            'Nightmares',
            'Flashbacks, as if it were happening now',
            'Strong distress or a racing heart at reminders',
          ],
        },
        {
          title: 'Staying away',
          points: [
            'Avoiding places, people or talk that bring it back',
            'Pushing away thoughts and feelings about it',
          ],
        },
        {
          title: 'Thoughts and feelings',
          points: [
            'Guilt, shame, anger or fear that stays',
            'Harsh beliefs about oneself, others or the world',
            'Feeling numb, or far from other people',
            'Gaps in the memory of what happened',
          ],
        },
        {
          title: 'On guard',
          points: [
            'Being easily startled, always watching for danger',
            'Trouble sleeping or concentrating',
            'Irritability or outbursts',
            'Risky or self-destructive behaviour',
          ],
        },
      ],
      end: 'If you think of harming yourself, please reach out now. The lines under “Crisis support” answer day and night.',
    },
    {
      id: 'types',
      title: 'Types of trauma',
      paragraphs: [
        'What matters is how an event was lived, not how it compares with someone else’s. Among the kinds that people speak of are:',
      ],
      parts: [
        {
          title: 'Accidents and disasters',
          text: 'A collision, a fire, a flood, an evacuation, a medical emergency.',
        },
        {
          title: 'Violence',
          text: 'Assault, robbery, violence by a partner, stalking, threats.',
        },
        {
          title: 'Sexual violence',
          text: 'Sexual assault or abuse, at any age. It is never the fault of the person it was done to.',
        },
        {
          title: 'Trauma in childhood',
          text: 'Abuse, neglect, or growing up with violence. What happens early and often can shape trust and the sense of self.',
        },
        {
          title: 'War and forced displacement',
          text: 'Combat, persecution, torture, flight, and what people meet on the way.',
        },
        {
          title: 'Trauma at work',
          text: 'Repeated exposure among first responders, nurses, soldiers, corrections staff and others, sometimes called operational stress injury.',
        },
        {
          title: 'Trauma across generations',
          text: 'Harm done to a people and carried on in families, such as that of residential schools to First Nations, Inuit and Métis.',
        },
        {
          title: 'Complex trauma',
          text: 'Harm that was repeated or lasted long, often by someone trusted. It may bring trouble with emotions, relationships and the image of oneself.',
        },
      ],
    },
    {
      id: 'causes',
      title: 'Why some and not others',
      paragraphs: [
        'The event is the cause. Why one person develops PTSD and another does not is only partly known. These make it more likely:',
      ],
      points: [
        'Harm done on purpose by another person, and sexual violence above all',
        'Earlier traumas, in childhood in particular',
        'Injury, or the loss of someone',
        'Little support afterwards, or not being believed',
        'Earlier anxiety or depression, in oneself or in the family',
      ],
      end: 'Safety, people who listen, and practical help in the first weeks protect. Being made to retell everything in a single session right after the event does not.',
    },
    {
      id: 'treatment',
      title: 'What helps',
      paragraphs: [
        'The best-studied treatments work on the memory of the event with someone trained for it, in a safe place and at a pace that you set.',
      ],
      parts: [
        {
          title: 'Therapies centred on trauma',
          text: 'Trauma-focused cognitive behavioural therapy, among it prolonged exposure and cognitive processing therapy, has the strongest evidence. Eye movement desensitization and reprocessing (EMDR) is another option for adults. For children, the therapist works with the family.',
        },
        {
          title: 'Medication',
          text: 'Some antidepressants can ease symptoms, above all when therapy is not possible or not enough. A physician or nurse practitioner prescribes them. Benzodiazepines are generally advised against in PTSD.',
        },
        {
          title: 'Safety first',
          text: 'If the danger goes on, at home or elsewhere, protection comes before therapy. A shelter, a victim services office or 911 can help.',
        },
        {
          title: 'Everyday support',
          text: 'Routine, movement, sleep, ways to come back to the present (such as naming what you see and hear), and people who know. Peer groups help many.',
        },
      ],
    },
    {
      id: 'criteria',
      title: 'How professionals recognize it',
      paragraphs: [
        'Professionals in Canada often work with the DSM-5-TR, a manual of the American Psychiatric Association. In our own words, and much shortened, it asks whether:',
      ],
      points: [
        'someone lived through, saw, or learned of an event with death, serious injury or sexual violence, or meets such events through work',
        'the event comes back, in at least one way',
        'reminders are avoided, in at least one way',
        'thoughts and mood have changed for the worse, in at least two ways',
        'the person is on guard, in at least two ways',
        'this has lasted more than a month, and causes real distress or gets in the way of daily life',
        'a substance or another illness does not explain it',
      ],
    },
  ],
  resources: [
    {
      publisher: 'Atlas Institute for Veterans and Families',
      title: 'Trauma and recovery, for veterans and those close to them',
      href: 'https://atlasveterans.ca/',
    },
    {
      publisher: 'Canadian Mental Health Association',
      title: 'Programs and branches near you',
      href: 'https://cmha.ca/',
    },
    {
      publisher: 'Government of Canada',
      title: 'Mental health support: get help',
      href: 'https://www.canada.ca/en/public-health/services/mental-health-services/mental-health-get-help.html',
    },
  ],
  sources: [
    {
      publisher: 'World Health Organization',
      title: 'Post-traumatic stress disorder',
      href: 'https://www.who.int/news-room/fact-sheets/detail/post-traumatic-stress-disorder',
    },
    {
      publisher: 'National Institute of Mental Health',
      title: 'Post-traumatic stress disorder',
      href: 'https://www.nimh.nih.gov/health/topics/post-traumatic-stress-disorder-ptsd',
    },
    {
      publisher: 'National Institute for Health and Care Excellence (NICE)',
      title: 'Post-traumatic stress disorder (NG116)',
      href: 'https://www.nice.org.uk/guidance/ng116',
    },
    {
      publisher: 'Centre for Addiction and Mental Health (CAMH)',
      title: 'Mental illness and addiction index',
      href: 'https://www.camh.ca/en/health-info/mental-illness-and-addiction-index',
    },
    {
      publisher: 'Canadian Psychological Association',
      title: '“Psychology Works” fact sheets',
      href: 'https://cpa.ca/psychologyfactsheets/',
    },
  ],
};
