/**
 * @generated SignedSource<<3c86496484911e0501de97d7f1eb23fb>>
 * @relayHash 0c32b1a7419be0359c9bbc7eda00a9aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c4f067fbbd67306af5123f1b473549eae5a0bf12b42478373a79ae46217fbdb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c4f067fbbd67306af5123f1b473549eae5a0bf12b42478373a79ae46217fbdb",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
