/**
 * @generated SignedSource<<6fee1c1eeee7dd7163bee75e2da96654>>
 * @relayHash 1b5bab441d67c4c74762e3c2654ae0de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d53a54b6b9556521c2d4b693f401467ffa5f317ff498c05d0cb74ba0427adff1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingListScreenQuery } from './RecordingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d53a54b6b9556521c2d4b693f401467ffa5f317ff498c05d0cb74ba0427adff1",
    "metadata": {},
    "name": "RecordingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
