/**
 * @generated SignedSource<<1f5e0f68a9b988c52720b95e3b8e5584>>
 * @relayHash 88792191d2558316109a29eb3ca2a8d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff3c46fc18c88ea083d776925827f13b0cc413bc11b8f92d08b0bf7bf7f00a2d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingListScreenQuery } from './RecordingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff3c46fc18c88ea083d776925827f13b0cc413bc11b8f92d08b0bf7bf7f00a2d",
    "metadata": {},
    "name": "RecordingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
