/** Where what is managed lies: calls that only a signed-in person makes and that the subscription client does not have. */
export const managePaths = {
  cancel: "/api/subscription/cancel",
  resume: "/api/subscription/resume",
  portal: "/api/checkout/portal",
} as const;
