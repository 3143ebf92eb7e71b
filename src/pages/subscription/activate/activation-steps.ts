/** The steps of setting up a device, as each of its pages counts them. */
export const activationSteps = { label: "Set up a device", steps: ["Device", "Sign-in", "Ready"] } as const;
