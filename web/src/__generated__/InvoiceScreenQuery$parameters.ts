/**
 * @generated SignedSource<<c9b00a5612cec6215d726d351cdf8cf9>>
 * @relayHash 21c63b5fe1a6d1584f5cd674928db797
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61edab45213297bf034f6b7a55dfe9767c43a973551604c18c955e0f5f687442

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InvoiceScreenQuery } from './InvoiceScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61edab45213297bf034f6b7a55dfe9767c43a973551604c18c955e0f5f687442",
    "metadata": {},
    "name": "InvoiceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
