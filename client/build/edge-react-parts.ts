// The names are React's. cspell:ignore Hoistables preinit
/**
 * Functions of React's renderer that our pages never reach, by purpose: content that has to wait is a hole of ours, we name
 * styles and scripts ourselves, and no form has a function as its action. A newer React may name them differently; then the
 * build fails, and this list has to be updated.
 */
const unused: readonly string[] = [
  // Parts of a page that `Suspense` streams later.
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
  // Pages that the build renders in part and that are resumed for a visitor.
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
  // Hints that have the browser load something early, and style sheets in React's own order.
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
  // The component stack of an error: nobody reads it, since the log has the frames of the error itself.
  "describeBuiltInComponentFrame",
  "describeComponentStackByType",
  "describeNativeComponentFrame",
];

/** Called on every page to no effect: nothing uses a component's name or a `Link` header, and nothing has a view transition. */
const idle: readonly string[] = ["getComponentNameFromType", "pushViewTransitionAttributes", "safelyEmitEarlyPreloads"];

export const leftOutParts = { unused, idle };

/** What our components import from React. An import of any other name fails the build of the worker until it is listed here. */
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
    "useEffectEvent",
    "useReducer",
    "useRef",
    "useState",
    "useSyncExternalStore",
  ],
  "react-dom": ["createPortal", "flushSync"],
} as const;
