/**
 * @generated SignedSource<<a0bb06d7ebef90cbc713464829aa6126>>
 * @relayHash ffad9e3f62f0576a03900c0f915a1491
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce58256d83ed5eee5418c0e364e43141c360043b51ea6eedcaa04b58ad91e3b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingListScreenQuery } from './RecordingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ce58256d83ed5eee5418c0e364e43141c360043b51ea6eedcaa04b58ad91e3b",
    "metadata": {},
    "name": "RecordingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
