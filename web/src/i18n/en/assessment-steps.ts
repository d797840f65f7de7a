/** One self-assessment after its intro: questions, email step and results. The questions themselves are the domain's. */
export const strings = {
  question: {
    progress: 'Question {{number, number}} of {{total, number}}',
    keys: 'Press 0 to {{last, number}} to choose an answer, Enter to continue.',
    skip: 'Skip',
    notKept:
      'This browser does not let us keep your answers. You can go on, but they are lost if you close the page.',
  },
  difficulty: {
    progress: 'One more question, which is not scored',
    instructions:
      'It is part of the questionnaire and says what a score cannot: what it costs you. You can skip it. The answer stays on this device.',
  },
  email: {
    title: 'Would you like your results by email?',
    lead: 'You have answered every question. We can email you your result to keep or to show to a professional. It is your choice.',
    label: 'Email address',
    hint: 'You need an address only to receive your results by email. You can also see them here without one.',
    young: 'If you are under 14, ask a parent first.',
    missing: 'Please enter your email address to receive your results.',
    discreet: 'Keep the subject line private',
    discreetHint: 'The subject is then “Your requested results” and names no condition.',
    sentTitle: 'What is sent, and nothing else',
    sent: 'Your email address, the name of the assessment ({{condition}}), your score, its severity band, the language of the email and whether its subject is to be private. Your answers are never sent. The record on our server is deleted after 90 days.',
    submit: 'Email my results',
    without: 'Show my results without email',
  },
  results: {
    title: 'Your results',
    scoreText: 'Score {{score, number}} out of {{highest, number}}',
    selfHarm:
      'You answered that you have thought that you would be better off dead, or of hurting yourself. Whatever the score says, this answer matters most.',
    selfHarmHope: 'What is behind such thoughts can be treated.',
    selfHarmTotal:
      'The score counts how many problems there are and how often they come. It does not measure whether you are safe.',
    /** Where the heaviest answer counts less than four points. */
    total:
      'No answer counts more than three points, so the score ends at {{highest, number}}. If each question counted four, it would end at {{total, number}}.',
    notDiagnosis: 'A score is a starting point for a conversation, and not a diagnosis.',
    scale: {
      title: 'Your score on the {{instrument}}',
      caption:
        'These are the bands that the authors of the {{instrument}} published; a health professional will know them.',
      score: 'Score',
      band: 'Band',
      yours: 'your score',
    },
    level: 'Level of help: {{place, number}} of {{places, number}}',
    levelWhy: 'Band and level of help: why there are two',
    levelWhat: 'What the levels of help are',
    levelChecklist:
      'This site sorts scores into three levels. They only decide which next steps we show and how a list of psychologists is ordered.',
    difficulty:
      'How difficult this makes your work, things at home or getting along with others: “{{answer}}”. This answer is not part of the score.',
    certainty: {
      title: 'How reliable such a score is',
      screening:
        'A screening score shows for whom a closer look is worthwhile. It does not say what is behind the answers: grief, an illness, a medicine or another condition can lead to the same ones. A low score rules nothing out, and a high one proves nothing.',
      sources: 'Where these figures come from',
    },
    next: {
      title: 'What you can do next',
      therapists: 'Find therapists',
      retake: 'Retake',
      condition: 'More about {{condition}}',
    },
    trauma: {
      title: 'Lines for trauma and sexual violence',
      text: 'People who listen, believe you and know what help there is. You decide what you tell and what comes next.',
    },
    source: 'Where the questions come from',
    severe: {
      title: {
        selfHarm: 'Please do not wait',
        score: 'With a score like this, please do not wait',
        checklist: 'What you can do with a score like this',
      },
      recommendations: {
        line: 'Call or text 9-8-8 today, by day or by night, even if you are not in danger right now.',
        evaluation:
          'Ask a psychologist, your family doctor or a nurse practitioner for an evaluation. Only that can show what is behind your answers.',
        show: 'You can take this result with you: it is a good way to begin the conversation.',
        talk: 'Talk to a professional in the next few days: your family doctor, a nurse practitioner, a psychologist or a walk-in clinic. You can show this page.',
        tell: 'Tell one person you trust how you are doing.',
      },
      urgent: {
        call911: 'If things get worse, or you cannot keep yourself safe, call 911, or call or text 9-8-8.',
        anywhere:
          'If things get worse, or you cannot keep yourself safe, call 911 (in Nunavut, the RCMP or your health centre), or call or text 9-8-8.',
        no911:
          'If things get worse, or you cannot keep yourself safe, call your community’s RCMP or health centre, or call or text 9-8-8.',
      },
      psychiatrist: {
        button: 'See a psychiatrist',
        text: 'In most of Canada a psychiatrist sees you on a referral. Ask your family doctor, a nurse practitioner or a walk-in clinic for one; it costs nothing under provincial health insurance.',
        line: 'No family doctor? Call 8-1-1, your province’s or territory’s free health line (in Manitoba, Health Links – Info Santé at 1-888-315-9257; in Nunavut, your community health centre). A nurse tells you where to go near you.',
        urgent: 'If it cannot wait, go to the emergency department of a hospital and ask for a psychiatrist.',
      },
      groups: {
        button: 'Find a support group',
        text: 'People who live with the same thing often help most. These organizations have groups, or know who does.',
      },
    },
    mail: {
      sending: 'Sending your results to {{email}}…',
      accepted: 'Your results are on their way to {{email}}. Look in the spam folder, too.',
      failed: 'Your results were not emailed.',
      failedText: 'They are here on this page all the same. You can try again.',
    },
    about: {
      title: 'About {{condition}}',
      symptoms: 'Common signs',
      causes: 'What can contribute',
      treatments: 'What helps',
      dsm_criteria: 'What professionals look for (DSM-\u20605, in our own words)',
    },
  },
  keep: {
    title: 'Keep this result on this device?',
    titleKept: 'This result is kept on this device',
    completed: 'Completed on {{date}}',
    text: 'It is not kept: it goes when you close this tab. If nobody else uses this device, you can keep it in this browser for 90 days. You can delete it at any time.',
    kept: 'Kept in this browser until {{date}}, or until you delete it.',
    all: 'My results on this device',
    yes: 'Keep this result',
    delete: 'Delete this result',
    failed: 'Failed to save assessment result',
    failedText: 'This browser cannot store it. Print your result or write it down before you leave.',
  },
} as const;
