/** Where the stand-in for a search service listens; `server.ts` starts it, and the site asks it. */
export const searxPort = Number(process.env.PORT ?? 8788) + 200;
