/** The principles that we work by, and how we decide. */
export const principles = [
  {
    title: "Ask what a feature knows",
    text: "A feature that has to know something about people needs a reason, and a page that explains what and why.",
  },
  {
    title: "Write ideas down",
    text: "Anyone can read a written idea at any hour, and shy people can argue with it too.",
  },
  {
    title: "Small groups, whole projects",
    text: "A handful of people takes a project from the first sketch to the last fix. Nobody builds half of something for others to maintain.",
  },
  {
    title: "Trust first",
    text: "Nobody counts your hours or watches your screen. We don’t track people, and that includes our own.",
  },
  {
    title: "Small steps, soon",
    text: "A fix today is worth more than a plan for spring. We can undo any release within minutes.",
  },
  {
    title: "Say when you’re wrong",
    text: "We describe mistakes openly, without names, and say what we changed.",
  },
];

export const decisionSteps = [
  {
    title: "A page",
    text: "If you want a change, write one page: the problem, two ways to solve it, what each costs and what each would know about people.",
    kept: "Open to the whole company",
  },
  {
    title: "Objections",
    text: "For a few days anyone can object. The author answers on the page, where everyone can read the answer later.",
    kept: "Most pages change here",
  },
  {
    title: "One name",
    text: "One person decides, and the page names them from the start. Usually they’re the person closest to the work.",
    kept: "Agreement is welcome, not required",
  },
  {
    title: "A second look",
    text: "Each decision has a date for review. If something didn’t work, we undo it and the page says why.",
    kept: "Kept for people who join later",
  },
];
