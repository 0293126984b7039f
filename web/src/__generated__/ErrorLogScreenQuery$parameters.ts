/**
 * @generated SignedSource<<f1bb635edc79172a80ee26bdaeb7fafa>>
 * @relayHash a206e494a3efe5b7be6a22c5cc8917c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18aae18244b156225e4b6eb49f620af685234f7852d0cc8ff53a34983058ad5f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18aae18244b156225e4b6eb49f620af685234f7852d0cc8ff53a34983058ad5f",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
