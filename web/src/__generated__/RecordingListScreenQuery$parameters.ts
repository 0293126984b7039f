/**
 * @generated SignedSource<<90409299181aaa9b25d2f0650c19d313>>
 * @relayHash afaa77efa6c60262e0f45703df8ce28b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fa4131102ddbcab3cdca9a2d1101bd5bddf31978e35aec1a721a944abc2031c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingListScreenQuery } from './RecordingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fa4131102ddbcab3cdca9a2d1101bd5bddf31978e35aec1a721a944abc2031c",
    "metadata": {},
    "name": "RecordingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
