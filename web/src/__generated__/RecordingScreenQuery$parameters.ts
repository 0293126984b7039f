/**
 * @generated SignedSource<<613609b5ffd040ff6f3e5818ec4064a1>>
 * @relayHash 9cd072b9f51a73d1f04ac159f362051f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31b2aa97b150e6a33043ec938901bd3c2326ae1f9bed08350fb4c00b5dcc4fee

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingScreenQuery } from './RecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31b2aa97b150e6a33043ec938901bd3c2326ae1f9bed08350fb4c00b5dcc4fee",
    "metadata": {},
    "name": "RecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
