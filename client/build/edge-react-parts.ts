// The names are React's. cspell:ignore Hoistables preinit
/**
 * Functions of React's renderer that pages never come to, by what they are for: what waits is a hole of ours, styles and
 * scripts are named by us, and no form has a function as its action. A newer React may name them differently; then the
 * build fails, and they are looked up anew.
 */
const unused: readonly string[] = [
  // Parts of a page that come later, by `Suspense`.
  "createSuspenseBoundary",
  "createSuspenseListRow",
  "finishAbortedTask",
  "finishSuspenseListRow",
  "flushCompletedBoundary",
  "flushPartiallyCompletedSegment",
  "getSuspenseContentFormatContext",
  "getSuspenseFallbackFormatContext",
  "getSuspenseViewTransition",
  "hoistHoistables",
  "hoistPreambleState",
  "isEligibleForOutlining",
  "queueCompletedSegment",
  "renderSuspenseListRows",
  "replaceSuspenseComponentStackWithSuspenseFallbackStack",
  "tryToResolveTogetherRow",
  "unblockSuspenseListRow",
  "writeEndSegment",
  "writeHoistablesForBoundary",
  "writeStartPendingSuspenseBoundary",
  "writeStartSegment",
  // Pages begun at the build and ended for a visitor.
  "abortRemainingReplayNodes",
  "addToReplayParent",
  "createReplayTask",
  "resumeNode",
  "trackPostpone",
  "trackPostponedBoundary",
  "untrackBoundary",
  // Components that are promises, and those that only browsers run.
  "cloneRecoverableErrorAsFatal",
  "createRecoverableError",
  "trackUsedThenable",
  // Forms whose action is a function.
  "getCustomFormFields",
  "injectFormReplayingRuntime",
  "pushAdditionalFormField",
  "useActionState",
  "validateAdditionalFormField",
  // What asks the browser to load something early, and style sheets in an order of React's.
  "flushStylesInPreamble",
  "getPreloadAsHeader",
  "preconnect",
  "prefetchDNS",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadLateStyles",
  "preloadModule",
  // In which components an error came about: nobody reads it, the log has the error's own lines.
  "describeBuiltInComponentFrame",
  "describeComponentStackByType",
  "describeNativeComponentFrame",
];

/** These are called on every page to no effect: nobody is told of a component's name or a `Link` header, nothing has a view transition. */
const idle: readonly string[] = ["getComponentNameFromType", "pushViewTransitionAttributes", "safelyEmitEarlyPreloads"];

export const leftOutParts = { unused, idle };

/** What our components import. Another name fails the build of the worker until it stands here. */
export const usedExports = {
  react: [
    "Children",
    "createElement",
    "Fragment",
    "isValidElement",
    "lazy",
    "Suspense",
    "useCallback",
    "useEffect",
    "useReducer",
    "useRef",
    "useState",
    "useSyncExternalStore",
  ],
  "react-dom": ["createPortal", "flushSync"],
} as const;
