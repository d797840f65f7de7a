/** What a device that others use keeps of a self-assessment, and how to leave it clean. */
export const strings = {
  exit: {
    label: 'Quick exit',
    hint: 'Leaves at once for a weather page. Your browser’s history may still name this page.',
    withScripts:
      'The Back button does not lead here again. Unfinished answers and messages are deleted; what you chose to keep is not. Pressing Escape twice does the same.',
    withoutScripts: 'Without JavaScript, the Back button leads here again.',
  },
  notice: {
    deleted: 'The result was deleted.',
    elsewhere: 'Everything that was kept of self-assessments on this device was deleted in another tab.',
    gone: 'The result that this address leads to is not on this device, or is no longer kept.',
  },
  refused: {
    text_one: 'Something damaged or foreign is stored in this browser. It is not shown and not used.',
    text_other: '{{count, number}} damaged or foreign things are stored in this browser. They are not used.',
    delete: 'Delete what is damaged',
    deleted: 'What was damaged is deleted.',
  },
  tabOnly:
    'Another tab holds unfinished answers to this assessment, and keeps them. Your answers here are kept until you close this tab.',
} as const;
