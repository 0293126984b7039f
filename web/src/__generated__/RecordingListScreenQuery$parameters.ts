/**
 * @generated SignedSource<<7483a4d244b8333b8287df96a329b883>>
 * @relayHash 70910d2b0f223a31012fb4c183d81c0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b7a8ab13dbb909185b440f377fbaa9590d132b032809af9d7fea2ece9d3054

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingListScreenQuery } from './RecordingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9b7a8ab13dbb909185b440f377fbaa9590d132b032809af9d7fea2ece9d3054",
    "metadata": {},
    "name": "RecordingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
