/**
 * @generated SignedSource<<b46edd12f5e8f1988a74bf7665f6eb39>>
 * @relayHash d20011b284107b8c4dda0258403ca62a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3b2cdc29c001536550d5f1cbaa1afe3770cd6f64b903af2b46314696216a433

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3b2cdc29c001536550d5f1cbaa1afe3770cd6f64b903af2b46314696216a433",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
