/**
 * @generated SignedSource<<77e35b89b45728841ea4ccd94d0e5640>>
 * @relayHash 3aababed9ebdc2b29da36c648f9ad143
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15e12298ceb0beb2de8df600f87183780841f9a6f182bf69f8d44850899e6fe4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingListScreenQuery } from './RecordingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15e12298ceb0beb2de8df600f87183780841f9a6f182bf69f8d44850899e6fe4",
    "metadata": {},
    "name": "RecordingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
